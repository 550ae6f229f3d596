import css from './drawing.module.css'
import { Drawing } from './drawing.tsx'

/** A tick above the hills. */
export function SuccessIllustration() {
  return (
    <Drawing>
      <path className={css.soft} d="M8 142c26-60 66-88 112-88s86 28 112 88v8H8Z" />
      <path className={css.tint} d="M8 146c50-28 90-22 124-14s66-4 100 14Z" />
      <path className={css.spark} d="M120 12v8M70 30l5 7M170 30l-5 7M44 66l9 3M196 66l-9 3" />
      <circle className={css.brand} cx="120" cy="76" r="40" />
      <path className={css.mark} d="m102 77 13 13 24-26" />
      <path className={css.brand} d="M8 147c70-12 150-12 224 0v4H8Z" />
    </Drawing>
  )
}
