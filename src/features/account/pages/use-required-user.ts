import { useNavigate } from "@tanstack/react-router"
import { useEffect } from "react"
import type { User } from "#features/account/account.ts"
import { useAuth } from "#features/account/auth-store.ts"
import { useSignedIn } from "#lib/api/token.ts"

/** Returns the signed-in user, or null while loading. Sends guests to the sign-in page and back to `path` (spec §2). */
export function useRequiredUser(path: string): User | null {
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  useEffect(() => {
    if (signedIn === false) void navigate({ to: "/login", search: { redirect: path }, replace: true })
  }, [signedIn, path, navigate])
  return useAuth(({ user }) => user)
}
