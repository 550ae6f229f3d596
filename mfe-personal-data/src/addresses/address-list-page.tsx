import type { Address } from '@portal/contracts'
import {
  addressLines,
  contractsOf,
  type ItemList,
  ItemListPage,
  RouteLink,
  servedContracts,
} from '@portal/portal'
import { buttonClass } from '@portal/ui'
import House from 'lucide-react/icons/house'
import Mailbox from 'lucide-react/icons/mailbox'
import MapPin from 'lucide-react/icons/map-pin'
import NotFound from '../not-found.tsx'
import { addressesTexts } from './addresses.de.ts'
import { type AddressType, addressesOf, addressTypes } from './addresses.ts'

const { t } = addressesTexts

const list: ItemList<AddressType, Address> = {
  item: 'address',
  list: 'addresses',
  above: 'overview',
  types: addressTypes,
  icons: { delivery: <House />, billing: <Mailbox />, contact: <MapPin /> },
  t,
  cardTitle: () => t('title'),
  atMost: 4,
  itemsOf: addressesOf,
  rowOf: (profile, address) => ({
    label: addressLines(address).join(', '),
    uses: [servedContracts(contractsOf(profile, address.contracts))],
  }),
  actions: ({ type, count }) =>
    count > 0 && (
      <RouteLink
        className={buttonClass('secondary')}
        to="addressChangeOptions"
        params={{ addressType: type }}
      >
        {t(`${type}.change`)}
      </RouteLink>
    ),
}

/** All addresses, or those of one kind. */
export default function AddressListPage() {
  return <ItemListPage list={list} notFound={<NotFound />} />
}
