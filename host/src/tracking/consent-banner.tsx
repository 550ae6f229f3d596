import { useTexts } from '@portal/text'
import { Button } from '@portal/ui'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { focusHeading } from '../shown-page/focus-heading.ts'
import { consentTexts } from './consent.de.ts'
import css from './consent-banner.module.css'

interface ConsentBannerProps {
  onAnswer: (agreed: boolean) => void
  onSettings: () => void
  onPrivacy: () => void
}

/** Tells the page how much of its end is covered, so that it can be scrolled clear of the banner. */
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

/** An answer takes the focused button away: reading goes on at the page's heading. */
function useFocusAfterwards() {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusHeading()
    },
    [],
  )
}

/** The first question, beside the page and not before it: yes and no look the same. */
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
        {t('banner.text')}{' '}
        {/* A link here would stand before the one that skips to the content, which must be the first of the page. */}
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
