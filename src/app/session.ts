import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { useSignedIn } from "#lib/api/token.ts"

export function useSession() {
  const signedIn = useSignedIn()
  const queryClient = useQueryClient()
  useEffect(() => {
    // If the file cannot be loaded, the token still works, and the next page tries again.
    if (signedIn)
      import("#features/account/auth-store.ts").then((store) => store.followToken(queryClient), console.warn)
  }, [signedIn, queryClient])
}
