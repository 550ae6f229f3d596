import { type ComponentType, lazy, Suspense } from 'react'
import type { PictureName } from './drawn-picture.tsx'
import css from './picture.module.css'

const NoPicture = () => null

// A failure page must be shown even if its picture cannot be loaded.
const DrawnPicture = lazy<ComponentType<{ name: PictureName }>>(() =>
  import('./drawn-picture.tsx').catch(() => ({ default: NoPicture })),
)

/** An illustration. It loads after the page, and its space is reserved. */
export function Picture({ name }: { name: PictureName }) {
  return (
    <div className={css.room}>
      <Suspense fallback={null}>
        <DrawnPicture name={name} />
      </Suspense>
    </div>
  )
}
