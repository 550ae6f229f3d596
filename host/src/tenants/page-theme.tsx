import { useLayoutEffect } from 'react'
import { showTheme } from '../theme/show-theme.ts'
import { useShownBrand } from './use-shown-brand.ts'

/** Gives the page the theme of the shown brand before it is painted: another typeface would move the texts. */
export function PageTheme() {
  const brand = useShownBrand()

  useLayoutEffect(() => {
    if (brand) showTheme(brand.theme)
  }, [brand])

  return null
}
