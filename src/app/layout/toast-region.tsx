import { lazy, Suspense, useEffect, useState } from "react"
import { TOAST_SHOWN } from "#ui/overlay/toast-event.ts"

const Toasts = lazy(() => import("#ui/overlay/toast.tsx"))

export function ToastRegion() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    window.addEventListener(TOAST_SHOWN, want)
    return () => window.removeEventListener(TOAST_SHOWN, want)
  }, [])
  return wanted && <Suspense>{<Toasts />}</Suspense>
}
