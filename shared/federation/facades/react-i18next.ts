// The exports of react-i18next that the portal uses.
export { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next'
