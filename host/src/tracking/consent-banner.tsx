import { COOKIE_WORDING } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Button } from '@portal/ui'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { focusHeading } from '../shown-page/focus-heading.ts'
import { consentTexts } from './consent.de.ts'
import css from './first-question.module.css'

interface ConsentBannerProps {
  onAnswer: (agreed: boolean) => void
  onSettings: () => void
  onPrivacy: () => void
}

/** Sets the height of the banner as a CSS property, so that the end of the page can be scrolled out from under it. */
function useCoveredHeight(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const banner = ref.current
    if (!banner) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--size-consent', `${banner.offsetHeight}px`))
    observer.observe(banner)
    return () => {
      observer.disconnect()
      style.removeProperty('--size-consent')
    }
  }, [ref])
}

/** An answer removes the focused button. The focus moves to the heading of the page. */
function useFocusAfterwards() {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusHeading()
    },
    [],
  )
}

/** Asks for consent beside the page, without blocking it. Yes and no look the same. */
export function ConsentBanner({ onAnswer, onSettings, onPrivacy }: ConsentBannerProps) {
  const { t } = useTexts(consentTexts)
  const titleId = useId()
  const banner = useRef<HTMLElement>(null)
  useCoveredHeight(banner)
  useFocusAfterwards()

  return (
    <section ref={banner} className={css.banner} aria-labelledby={titleId} data-keep-clear="">
      <h2 id={titleId} className={css.title}>
        {t('banner.title')}
      </h2>
      <p className={css.text}>
        {t('banner.text', { wording: COOKIE_WORDING })}{' '}
        {/* A button, because the skip link must be the first link of the page. */}
        <button type="button" className={css.privacy} onClick={onPrivacy}>
          {t('banner.privacy')}
        </button>
      </p>
      <div className={css.actions}>
        <Button onClick={() => onAnswer(false)}>{t('refuse')}</Button>
        <Button onClick={() => onAnswer(true)}>{t('accept')}</Button>
        <Button variant="quiet" onClick={onSettings}>
          {t('settings')}
        </Button>
      </div>
    </section>
  )
}
