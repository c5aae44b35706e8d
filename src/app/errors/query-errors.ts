import { PROVING, SESSION_ENDED } from "#lib/api/api-error.ts"

/** Reports by a toast that the API has ended the session, or that it asks for a proof of work. */
export function watchErrors(): void {
  window.addEventListener(SESSION_ENDED, (event) => sayError({ status: 401, code: (event as CustomEvent).detail }))
  window.addEventListener(PROVING, () => {
    import("#app/warm-up/proof-of-work-toast.ts").then(({ sayProving }) => sayProving(), console.warn)
  })
}

/** Shows an error as a toast. Where even the messages cannot be fetched it goes to the console. */
export function sayError(error: unknown): void {
  import("./toast-errors.ts").then(({ toastError }) => toastError(error), console.warn)
}
