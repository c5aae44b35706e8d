import { PROVING, SESSION_ENDED } from "#lib/api/api-error.ts"

/** Shows a toast when the API ends the session or asks for a proof of work. */
export function watchErrors(): void {
  window.addEventListener(SESSION_ENDED, (event) => showError({ status: 401, code: (event as CustomEvent).detail }))
  window.addEventListener(PROVING, () => {
    import("#app/warm-up/proof-of-work-toast.ts").then(
      ({ showProofOfWorkToast: sayProving }) => sayProving(),
      console.warn,
    )
  })
}

/** Shows an error as a toast, or logs it if the messages cannot be loaded. */
export function showError(error: unknown): void {
  import("./toast-errors.ts").then(({ toastError }) => toastError(error), console.warn)
}
