import UserRound from 'lucide-react/icons/user-round'
import css from './placeholder-avatar.module.css'

/** Shown until the customer's name is known. Decorative, like the avatar. */
export function PlaceholderAvatar() {
  return (
    <span className={css.avatar} aria-hidden="true">
      <UserRound />
    </span>
  )
}
