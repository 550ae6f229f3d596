import { PARENT_BRAND, tenants } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Logo } from '@portal/ui'
import { useOpenCookieSettings } from '../overlays/use-open-cookie-settings.ts'
import { ACCESSIBILITY_PATH, CANCELLATION_PATH, DATA_PROTECTION_PATH } from '../paths.ts'
import { useShownBrand } from '../tenants/use-shown-brand.ts'
import { hostTexts } from '../texts.de.ts'
import css from './footer.module.css'
import { ExternalFooterLink, FooterGroup, FooterLink } from './footer-group.tsx'

/** Part of every layout. Links to the cancellation page without a sign-in (§ 312k BGB). */
export function Footer() {
  const { t } = useTexts(hostTexts)
  const openCookieSettings = useOpenCookieSettings()
  const brand = useShownBrand() ?? tenants[PARENT_BRAND]

  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.brand}>
          <Logo brand={brand.name} />
          <p>{t('footer.claim')}</p>
        </div>
        <FooterGroup title={t('header.account')}>
          <ExternalFooterLink href={brand.aboutAccountUrl}>{t('footer.about')}</ExternalFooterLink>
          <FooterLink to={CANCELLATION_PATH}>{t('footer.cancel')}</FooterLink>
        </FooterGroup>
        <FooterGroup title={t('footer.legal')}>
          <ExternalFooterLink href={brand.imprintUrl}>{t('footer.imprint')}</ExternalFooterLink>
          <FooterLink to={DATA_PROTECTION_PATH}>{t('footer.privacy')}</FooterLink>
          <button type="button" className={css.link} onClick={openCookieSettings}>
            {t('footer.cookies')}
          </button>
          <FooterLink to={ACCESSIBILITY_PATH}>{t('footer.accessibility')}</FooterLink>
          <a href="/licenses.txt" className={css.link}>
            {t('footer.licenses')}
          </a>
        </FooterGroup>
      </div>
    </footer>
  )
}
