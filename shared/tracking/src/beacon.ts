interface Payload {
  urlString?: string
  data?: string | Uint8Array
}

/** Sends telemetry without anybody waiting for the answer, also while the page is left; nothing once it is closed. */
export function createBeacon() {
  let open = true
  return {
    sendPOST(
      { urlString, data }: Payload,
      onDone: (status: number, headers: Record<string, string>) => void,
    ) {
      if (open && urlString && typeof data === 'string') navigator.sendBeacon(urlString, data)
      onDone(200, {})
    },
    close() {
      open = false
    },
  }
}
