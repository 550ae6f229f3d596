import UserRound from 'lucide-react/icons/user-round'
import css from './placeholder-avatar.module.css'

/** In the avatar's place while the customer's name is not known. Decorative, as the avatar is. */
export function PlaceholderAvatar() {
  return (
    <span className={css.avatar} aria-hidden="true">
      <UserRound />
    </span>
  )
}
