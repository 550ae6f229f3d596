import { BusEvent, CallName, Contract, CustomerProfile, Portal, ProblemCode, Toast, TrackedEvent, UserProfile } from "./index.js";
/** An account with one brand, as the BFF would return it. */
export declare function aUserProfile(changes?: Partial<UserProfile>): UserProfile;
/** A customer of the parent brand with a name, a birth date and nothing else. */
export declare function aCustomerProfile(changes?: Partial<CustomerProfile>): CustomerProfile;
/** A contract of the parent brand for electricity. */
export declare function aContract(contractId: string, changes?: Partial<Contract>): Contract;
/** The address of a call made with a `testPortal`, for the fake network of a test. */
export declare const callUrl: (name: CallName) => string;
/** An error response of the BFF. */
export declare function problem(code: ProblemCode, status: number): Response;
/** What a test sees of a Portal. */
export interface TestPortal {
  portal: Portal;
  /** The side of the host: publishes events such as `tenant.defined`. */
  bus: {
    publish(event: BusEvent): void;
  };
  /** The toasts that are shown. */
  toasts: Toast[];
  tracked: TrackedEvent[];
  /** The paths outside of the remote that it went to. */
  visited: string[];
  /** The keys of the forms with unsaved input. */
  unsaved: Set<string>;
}
/**
 * A Portal with a customer who is signed in, and what it was used for. Only the network is missing: calls go to `callUrl`.
 * @param changes what the test needs otherwise, such as `basePath`
 */
export declare function testPortal(changes?: Partial<Portal>): TestPortal;