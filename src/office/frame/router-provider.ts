import { useBlocker as useTanStackBlocker } from "@tanstack/react-router"
import { tanStackRouterProvider } from "ra-router-tanstack"

type UseBlocker = typeof tanStackRouterProvider.useBlocker
type Location = Parameters<Extract<Parameters<UseBlocker>[0], (...args: never[]) => unknown>>[0]["currentLocation"]

const locationOf = (pathname: string): Location => ({ pathname, search: "", hash: "", state: {}, key: "" })

/** The browser asks 'Leave site?' only where react-admin has seen a change: TanStack Router asks on every form. */
const useBlocker: UseBlocker = (shouldBlock) => {
  const blocker = useTanStackBlocker({
    shouldBlockFn: ({ current, next, action }) =>
      typeof shouldBlock === "function"
        ? shouldBlock({
            currentLocation: locationOf(current.pathname),
            nextLocation: locationOf(next.pathname),
            historyAction: action === "PUSH" || action === "REPLACE" ? action : "POP",
          })
        : shouldBlock,
    enableBeforeUnload: false,
    withResolver: true,
  })
  if (blocker.status !== "blocked")
    return { state: "unblocked", proceed: undefined, reset: undefined, location: undefined }
  return {
    state: "blocked",
    proceed: blocker.proceed,
    reset: blocker.reset,
    location: locationOf(blocker.next.pathname),
  }
}

export const routerProvider: typeof tanStackRouterProvider = { ...tanStackRouterProvider, useBlocker }
