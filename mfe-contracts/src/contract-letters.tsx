// Joins the page of a contract with the feature that switches its letters.
export { CommunicationChannel } from './paperless/communication-channel.tsx'
