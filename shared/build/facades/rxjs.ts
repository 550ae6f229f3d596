// What the portal uses of rxjs.
export { BehaviorSubject, Subject } from 'rxjs'
