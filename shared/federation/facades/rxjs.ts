// The exports of rxjs that the portal uses.
export { BehaviorSubject, Subject } from 'rxjs'
