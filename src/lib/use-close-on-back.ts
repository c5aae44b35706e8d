import { useRouter } from "@tanstack/react-router"
import { useEffect, useEffectEvent, useId } from "react"

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The ids of what is open in this history entry, the innermost last. */
    open?: string[]
  }
}

/** The ids of what was closed, but still has its history entries. */
const closed = new Set<string>()

/**
 * Gives an open dialog, or a later step of a form, its own history entry, so that Back closes it instead of leaving the
 * page. Links inside navigate with `replace`, so that the entry doesn't stay behind.
 */
export function useCloseOnBack(close: () => void): void {
  const id = useId()
  const router = useRouter()
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    const { history } = router
    const openIds = () => history.location.state.open ?? []
    closed.delete(id)
    const state = ({ open = [], ...current }: { open?: string[] }) => ({ ...current, open: [...open, id] })
    void router.navigate({ to: ".", search: true, hash: true, state, resetScroll: false })
    const unsubscribe = history.subscribe(({ action: { type } }) => {
      if ((type === "BACK" || type === "GO") && !openIds().includes(id)) closeNow()
    })
    return () => {
      unsubscribe()
      if (!openIds().includes(id)) return
      closed.add(id)
      queueMicrotask(() => leaveClosed(openIds(), history.go))
    }
  }, [id, router])
}

/** Leaves the entries of all that was closed together, in one step: browsers drop a second one. */
function leaveClosed(ids: string[], go: (steps: number) => void) {
  const left = ids.slice(ids.findLastIndex((id) => !closed.has(id)) + 1)
  for (const id of left) closed.delete(id)
  if (left.length > 0) go(-left.length)
}
