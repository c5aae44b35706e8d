import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { settingsQuery } from "#features/settings/queries.ts"

/** Spec §4: the event by which staff screens tell that the settings have changed. */
const EVENTS = ["settingsUpdated", "focus"]

/** Asks for the settings again when they were changed in this window, or when the visitor comes back to it. */
export function useSettingsRefresh() {
  const queryClient = useQueryClient()
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries(settingsQuery)
    for (const event of EVENTS) window.addEventListener(event, refresh)
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, refresh)
    }
  }, [queryClient])
}
