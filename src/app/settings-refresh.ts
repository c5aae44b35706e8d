import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { settingsQuery } from "#features/settings/queries.ts"

/** Spec §4: the event by which staff screens tell that the settings have changed. */
const EVENTS = ["settingsUpdated", "focus"]

/**
 * Asks for the settings again when they were changed in this window, when the visitor comes back to it, and, once they are
 * stale, when the footer appears.
 */
export function useSettingsRefresh() {
  const queryClient = useQueryClient()
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries(settingsQuery)
    for (const event of EVENTS) window.addEventListener(event, refresh)
    const observer = new IntersectionObserver(([footer]) => {
      if (footer?.isIntersecting) void queryClient.prefetchQuery(settingsQuery)
    })
    const footer = document.querySelector("footer")
    if (footer) observer.observe(footer)
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, refresh)
      observer.disconnect()
    }
  }, [queryClient])
}
