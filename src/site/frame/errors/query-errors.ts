import { PROVING, SESSION_ENDED } from "#lib/api/api-error.ts"

const loadToasts = () => import("./toasts.ts")

export function watchErrors(): void {
  window.addEventListener(SESSION_ENDED, (event) => showError({ status: 401, code: (event as CustomEvent).detail }))
  window.addEventListener(PROVING, () => {
    loadToasts().then(({ toastProofOfWork }) => toastProofOfWork(), console.warn)
  })
}

export function showError(error: unknown): void {
  loadToasts().then(({ toastError }) => toastError(error), console.warn)
}
