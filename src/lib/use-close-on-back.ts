import { useRouter } from "@tanstack/react-router"
import { useEffect, useEffectEvent, useId } from "react"

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The id of the dialog that this history entry belongs to. */
    dialog?: string
  }
}

/**
 * Gives an open dialog its own history entry, so that Back closes it instead of leaving the page. Whoever navigates
 * from inside a dialog does so with `replace`, which takes the place of this entry.
 */
export function useCloseOnBack(close: () => void): void {
  const id = useId()
  const router = useRouter()
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    const { history } = router
    const isOwn = () => history.location.state.dialog === id
    const state = (current: object) => ({ ...current, dialog: id })
    void router.navigate({ to: ".", search: true, hash: true, state, resetScroll: false })
    const unsubscribe = history.subscribe(({ action: { type } }) => {
      if ((type === "BACK" || type === "GO") && !isOwn()) closeNow()
    })
    return () => {
      unsubscribe()
      if (isOwn()) history.back()
    }
  }, [id, router])
}
