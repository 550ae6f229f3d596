interface Payload {
  urlString?: string
  data?: string | Uint8Array
}

/** Sends telemetry without waiting for the response, also while the page unloads. Sends nothing after `close`. */
export function createBeacon() {
  let isOpen = true
  return {
    sendPOST(
      { urlString, data }: Payload,
      onDone: (status: number, headers: Record<string, string>) => void,
    ) {
      if (isOpen && urlString && typeof data === 'string') navigator.sendBeacon(urlString, data)
      onDone(200, {})
    },
    close() {
      isOpen = false
    },
  }
}
