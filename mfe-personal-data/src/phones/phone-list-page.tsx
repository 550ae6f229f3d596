import type { CustomerProfile, PhoneItem } from '@portal/contracts'
import { type ItemList, ItemListPage, RouteLink } from '@portal/portal'
import { german } from '@portal/text'
import { buttonClass } from '@portal/ui'
import Phone from 'lucide-react/icons/phone'
import NotFound from '../not-found.tsx'
import { findPhone, type PhoneType, phonesOf, phoneTypes } from './phone-numbers.ts'
import { usesOf } from './phone-uses.ts'
import { phonesTexts } from './phones.de.ts'

const { t } = phonesTexts

const canAdd = (profile: CustomerProfile, type: PhoneType) =>
  type === 'contact' || profile.contractData.contracts.length > 0

const list: ItemList<PhoneType, PhoneItem> = {
  item: 'phone',
  list: 'phones',
  above: 'overview',
  types: phoneTypes,
  icons: { contract: <Phone />, contact: <Phone /> },
  t,
  cardTitle: () => t('all'),
  atMost: 5,
  itemsOf: phonesOf,
  rowOf: (profile, phone) => ({ label: german.formatPhone(phone), uses: [usesOf(profile, phone)] }),
  cannotHave: (profile, type) => !canAdd(profile, type) && t('contract.noContracts'),
  actions({ profile, type, count, isWhole }) {
    const add = canAdd(profile, type) && (
      <RouteLink className={buttonClass('secondary')} to="newPhone" params={{ phoneType: type }}>
        {t('add')}
      </RouteLink>
    )
    const replace = isWhole && count > 1 && (
      <RouteLink className={buttonClass('quiet')} to="replacePhones" params={{ phoneType: type }}>
        {t('replace')}
      </RouteLink>
    )
    return (
      (add || replace) && (
        <>
          {add}
          {replace}
        </>
      )
    )
  },
  find: (profile, _, id) => findPhone(profile, id),
}

/** The numbers for contracts, and those for advertising and questions. */
export default function PhoneListPage() {
  return <ItemListPage list={list} notFound={<NotFound />} />
}
