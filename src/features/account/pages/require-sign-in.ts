import { useNavigate } from "@tanstack/react-router"
import { useEffect } from "react"
import type { User } from "#features/account/account.ts"
import { useAuth } from "#features/account/auth-store.ts"
import { useSignedIn } from "#lib/api/token.ts"

/**
 * Who is signed in, for a page that needs it: a visitor who is not is sent to sign in, and back to `path` afterwards
 * (spec §2). Null until that is decided, and until the user is loaded.
 */
export function useRequiredUser(path: string): User | null {
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  useEffect(() => {
    if (signedIn === false) void navigate({ to: "/login", search: { redirect: path }, replace: true })
  }, [signedIn, path, navigate])
  return useAuth(({ user }) => user)
}
