import {
  type Address,
  type Contract,
  type ContractTerm,
  type CustomerProfile,
  contractTerm,
  portalPaths,
} from '@portal/contracts'
import {
  addressLines,
  CardBoundary,
  MaskedIban,
  PortalLink,
  RouteLink,
  useProfileLoader,
} from '@portal/portal'
import { german } from '@portal/text'
import { buttonClass, Card, CardList, Skeleton } from '@portal/ui'
import Cake from 'lucide-react/icons/cake'
import FileText from 'lucide-react/icons/file-text'
import House from 'lucide-react/icons/house'
import Landmark from 'lucide-react/icons/landmark'
import Phone from 'lucide-react/icons/phone'
import User from 'lucide-react/icons/user'
import type { ReactNode } from 'react'
import { personalDataTexts } from '../texts.de.ts'
import { EmailCard } from './email-card.tsx'
import { FactCard } from './fact-card.tsx'

const { t } = personalDataTexts
const className = buttonClass('quiet')

const rankOfTerm: Record<ContractTerm, number> = { running: 0, ending: 0, upcoming: 1, ended: 2 }

const runningFirst = (contracts: readonly Contract[]) =>
  contracts.toSorted((one, other) => rankOfTerm[contractTerm(one)] - rankOfTerm[contractTerm(other)])

interface DataCard {
  title: string
  Content: (props: { title: string; profile: CustomerProfile }) => ReactNode
}

const cards: readonly DataCard[] = [
  {
    title: t('name'),
    Content: ({
      title,
      profile: {
        personalData: { name, nameChangedAt },
      },
    }) => (
      <FactCard
        title={title}
        icon={<User />}
        facts={name ? [{ id: 'name', shown: name, changedAt: nameChangedAt }] : []}
        // Only the service changes a name.
        actions={
          <RouteLink className={className} to="help" suffix="#name">
            {t('changeName')}
          </RouteLink>
        }
      />
    ),
  },
  {
    title: t('birthDate.title'),
    Content: ({
      title,
      profile: {
        personalData: { birthday, birthdayChangedAt: changedAt },
      },
    }) => (
      <FactCard
        title={title}
        icon={<Cake />}
        facts={birthday ? [{ id: 'birthday', shown: german.formatDate(birthday), changedAt }] : []}
        actions={
          <RouteLink className={className} to="birthDate">
            {t(birthday ? 'birthDate.change' : 'birthDate.add')}
          </RouteLink>
        }
      />
    ),
  },
  { title: t('email'), Content: EmailCard },
  {
    title: t('contractNumber'),
    Content({ title, profile }) {
      const contracts = runningFirst(profile.contractData.contracts)
      const isEnded = contracts[0] && contractTerm(contracts[0]) === 'ended'
      return (
        <FactCard
          title={title}
          icon={<FileText />}
          none={t('noContract')}
          kind={isEnded ? t('endedContract') : undefined}
          facts={contracts.map(({ contractId, contractNumber, numberChangedAt }) => ({
            id: contractId,
            shown: contractNumber,
            changedAt: numberChangedAt,
          }))}
          actions={
            <PortalLink className={className} to={portalPaths.contracts}>
              {t('showContracts')}
            </PortalLink>
          }
        />
      )
    },
  },
  {
    title: t('phone'),
    Content: ({
      title,
      profile: {
        communicationChannelData: { contractPhoneNumbers, contactPhoneNumbers },
      },
    }) => (
      <FactCard
        title={title}
        icon={<Phone />}
        facts={[...contractPhoneNumbers, ...contactPhoneNumbers].map((phone) => ({
          ...phone,
          shown: german.formatPhone(phone),
        }))}
        actions={
          <RouteLink className={className} to="phones">
            {t('showPhones')}
          </RouteLink>
        }
      />
    ),
  },
  {
    title: t('payment.title'),
    Content({ title, profile: { paymentData } }) {
      const { contractBankAccounts, selfPayments, selfPaymentsWithBankAccount } = paymentData
      const withAccount = [
        ...contractBankAccounts.map((payment) => ({ ...payment, kind: t('payment.debit') })),
        ...selfPaymentsWithBankAccount.map((payment) => ({ ...payment, kind: t('payment.credit') })),
      ]
      return (
        <FactCard
          title={title}
          icon={<Landmark />}
          kind={withAccount[0]?.kind}
          facts={[
            ...withAccount.map(({ account, ...payment }) => ({
              ...payment,
              shown: <MaskedIban iban={account.maskedIban} />,
            })),
            ...selfPayments.map((payment) => ({ ...payment, shown: t('payment.self') })),
          ]}
          actions={
            <PortalLink className={className} to={portalPaths.payments}>
              {t('payment.show')}
            </PortalLink>
          }
        />
      )
    },
  },
  {
    title: t('address.title'),
    // The supply address comes first, because every customer has one.
    Content({ title, profile: { addressData } }) {
      const addresses = (['delivery', 'billing', 'contact'] as const).flatMap((kind) =>
        addressData[`${kind}Addresses`].map((address) => ({
          ...address,
          kind: t(`address.${kind}`),
          shown: <AddressLines address={address} />,
        })),
      )
      return (
        <FactCard
          title={title}
          icon={<House />}
          kind={addresses[0]?.kind}
          facts={addresses}
          actions={
            <RouteLink className={className} to="addresses">
              {t('showAddresses')}
            </RouteLink>
          }
        />
      )
    },
  },
]

export function PersonalDataCards({ profile }: { profile: CustomerProfile }) {
  const reload = useProfileLoader()
  return (
    <CardList>
      {cards.map(({ title, Content }) => (
        <CardBoundary key={title} title={title} onRetry={reload}>
          <Content title={title} profile={profile} />
        </CardBoundary>
      ))}
    </CardList>
  )
}

export function PersonalDataSkeleton() {
  return (
    <CardList>
      {cards.map(({ title }) => (
        <Card key={title} title={title}>
          <Skeleton lines={2} />
        </Card>
      ))}
    </CardList>
  )
}

function AddressLines({ address }: { address: Address }) {
  const lines = addressLines(address)
  return (
    <>
      <span>{lines.slice(0, -1).join(', ')}</span>
      <br />
      <span>{lines.at(-1)}</span>
    </>
  )
}
