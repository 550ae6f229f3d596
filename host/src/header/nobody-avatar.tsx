import UserRound from 'lucide-react/icons/user-round'
import css from './nobody-avatar.module.css'

/** In the avatar's place while nobody knows the customer's name. Decorative, as the avatar is. */
export function NobodyAvatar() {
  return (
    <span className={css.avatar} aria-hidden="true">
      <UserRound />
    </span>
  )
}
