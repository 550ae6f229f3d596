import { tenants } from '@portal/brands'
import type { CSSProperties } from 'react'
import { Avatar } from '../avatar.tsx'
import { Logo } from '../logo.tsx'
import css from './showcase.module.css'

const roles = [
  ...['ink', 'muted', 'page', 'surface', 'border', 'hairline', 'control-border'],
  ...['brand', 'brand-hover', 'brand-soft', 'on-brand', 'accent', 'focus'],
  ...['error', 'error-soft', 'success', 'success-soft', 'warning', 'warning-soft', 'info', 'info-soft'],
]

export function ColoursSection() {
  return (
    <>
      <div className={css.row}>
        {Object.values(tenants).map(({ name, theme }) => (
          <span key={theme} data-theme={theme}>
            <Logo brand={name} />
          </span>
        ))}
        <Avatar name="Anna Becker" />
        <Avatar name="Anna Becker" size="large" />
      </div>
      <div className={css.swatches}>
        {roles.map((role) => (
          <span
            key={role}
            className={css.swatch}
            style={{ '--swatch': `var(--color-${role})` } as CSSProperties}
          >
            {role}
          </span>
        ))}
      </div>
    </>
  )
}
