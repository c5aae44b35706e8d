import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { settingsQuery } from "#features/settings/queries.ts"

/** Spec §4: staff screens dispatch settingsUpdated. */
const EVENTS = ["settingsUpdated", "focus"]

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
