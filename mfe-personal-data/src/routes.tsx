import { lazyDialog, lazyPage } from '@portal/portal'
import { Route, Routes } from 'react-router'
import {
  loadAddressChoicesPage,
  loadAddressListPage,
  loadAddressPage,
  loadAddressTypePage,
  loadBirthDateDialog,
  loadEmailDialog,
  loadEmailListPage,
  loadEmailResetDialog,
  loadEmailTypePage,
  loadHelpDialog,
  loadNewEmailDialog,
  loadNewPhoneDialog,
  loadPhoneDialog,
  loadPhoneListPage,
  loadPhoneTypePage,
  loadReplacePhonesDialog,
} from './dialogs.ts'
import { NotFound } from './not-found.tsx'
import { PersonalDataPage } from './overview/personal-data-page.tsx'
import { paths } from './paths.ts'

const AddressChoicesPage = lazyPage(loadAddressChoicesPage)
const AddressListPage = lazyPage(loadAddressListPage)
const AddressPage = lazyPage(loadAddressPage)
const AddressTypePage = lazyPage(loadAddressTypePage)
const BirthDateDialog = lazyDialog(loadBirthDateDialog)
const HelpDialog = lazyDialog(loadHelpDialog)
const EmailListPage = lazyPage(loadEmailListPage)
const EmailResetDialog = lazyDialog(loadEmailResetDialog)
const EmailTypePage = lazyPage(loadEmailTypePage)
const NewEmailDialog = lazyDialog(loadNewEmailDialog)
const EmailDialog = lazyDialog(loadEmailDialog)
const PhoneListPage = lazyPage(loadPhoneListPage)
const PhoneTypePage = lazyPage(loadPhoneTypePage)
const NewPhoneDialog = lazyDialog(loadNewPhoneDialog)
const ReplacePhonesDialog = lazyDialog(loadReplacePhonesDialog)
const PhoneDialog = lazyDialog(loadPhoneDialog)

export function PersonalDataRoutes() {
  return (
    <Routes>
      <Route path={paths.overview} element={<PersonalDataPage />}>
        <Route path={paths.birthDate} element={<BirthDateDialog />} />
        <Route path={paths.help} element={<HelpDialog />} />
      </Route>
      <Route path={paths.phones} element={<PhoneListPage />} />
      <Route path={paths.phoneType} element={<PhoneTypePage />}>
        <Route path={paths.newPhone} element={<NewPhoneDialog />} />
        <Route path={paths.replacePhones} element={<ReplacePhonesDialog />} />
        <Route path={paths.phone} element={<PhoneDialog />} />
      </Route>
      <Route path={paths.emails} element={<EmailListPage />}>
        <Route path={paths.emailReset} element={<EmailResetDialog />} />
      </Route>
      <Route path={paths.emailType} element={<EmailTypePage />}>
        <Route path={paths.newEmail} element={<NewEmailDialog />} />
        <Route path={paths.email} element={<EmailDialog />} />
      </Route>
      <Route path={paths.addresses} element={<AddressListPage />} />
      <Route path={paths.addressType} element={<AddressTypePage />} />
      <Route path={paths.addressChoices} element={<AddressChoicesPage />} />
      <Route path={paths.address} element={<AddressPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
