import { useNavigate, useRouterState } from "@tanstack/react-router"
import { useEffect } from "react"
import { useSignedIn } from "#lib/token.ts"
import type { User } from "./account.ts"
import { useAuth } from "./auth-store.ts"

/**
 * Who is signed in, for pages that need it: a visitor who is not is sent to sign in, and back here afterwards (spec §2).
 * Null until that is decided, and until the user is loaded.
 */
export function useRequiredUser(): User | null {
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  const here = useRouterState({ select: ({ location }) => location.href })
  useEffect(() => {
    if (signedIn === false) void navigate({ to: "/login", search: { redirect: here }, replace: true })
  }, [signedIn, here, navigate])
  return useAuth(({ user }) => user)
}
