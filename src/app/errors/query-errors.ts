import { PROVING, SESSION_ENDED } from "#lib/api/api-error.ts"

export function watchErrors(): void {
  window.addEventListener(SESSION_ENDED, (event) => showError({ status: 401, code: (event as CustomEvent).detail }))
  window.addEventListener(PROVING, () => {
    import("#app/warm-up/proof-of-work-toast.ts").then((toast) => toast.showProofOfWorkToast(), console.warn)
  })
}

export function showError(error: unknown): void {
  import("./toast-errors.ts").then(({ toastError }) => toastError(error), console.warn)
}
