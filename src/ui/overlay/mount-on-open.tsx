import { Activity, type ReactNode, Suspense, useState } from "react"

type Props = { open: boolean; children: ReactNode }

/**
 * Where a dialog stands that is opened again: drawn when it is first opened, afterwards only hidden, so that whatever
 * was typed or chosen in it is still there the next time. Another `key` begins anew.
 */
export function MountOnOpen({ open, children }: Props) {
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  if (!wasOpen && !open) return null
  return (
    <Suspense>
      <Activity mode={open ? "visible" : "hidden"}>{children}</Activity>
    </Suspense>
  )
}
