import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { useSignedIn } from "#lib/api/token.ts"

/** Follows who is signed in, once somebody is; a visitor who never signs in loads nothing for it. */
export function useSession() {
  const signedIn = useSignedIn()
  const queryClient = useQueryClient()
  useEffect(() => {
    // Where the file cannot be loaded the token still works; the next page tries again.
    if (signedIn)
      import("#features/account/auth-store.ts").then((store) => store.followToken(queryClient), console.warn)
  }, [signedIn, queryClient])
}
