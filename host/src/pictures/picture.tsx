import { type ComponentType, lazy, Suspense } from 'react'
import type { PictureName } from './drawn-picture.tsx'
import css from './picture.module.css'

const NoPicture = () => null

// A page that tells of a failure must stand even if its picture cannot be loaded.
const DrawnPicture = lazy<ComponentType<{ name: PictureName }>>(() =>
  import('./drawn-picture.tsx').catch(() => ({ default: NoPicture })),
)

/** An illustration beside the words of a page. Its room is kept; it comes when the page is there. */
export function Picture({ name }: { name: PictureName }) {
  return (
    <div className={css.room}>
      <Suspense fallback={null}>
        <DrawnPicture name={name} />
      </Suspense>
    </div>
  )
}
