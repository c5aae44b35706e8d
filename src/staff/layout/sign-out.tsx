import { type ComponentProps, useState } from "react"
import { Confirm, Logout, useLogout, useUserMenu } from "react-admin"
import { forgetGuest } from "#features/bookings/guest-tokens.ts"
import { countDrafts, forgetDrafts } from "#staff/ui/use-draft.ts"
import { forgetLingering } from "#staff/ui/use-lingering.ts"

/** Signs out by the user menu, and asks first if that deletes drafts. Nothing about guests is left in the browser. */
export function useSignOut() {
  const logout = useLogout()
  const [unsent, setUnsent] = useState(0)
  const leave = () => {
    forgetDrafts()
    forgetLingering()
    forgetGuest()
    return logout(null, undefined, false)
  }
  const signOut = () => {
    const drafts = countDrafts()
    setUnsent(drafts)
    if (drafts === 0) void leave()
  }
  const question = (
    <Confirm
      isOpen={unsent > 0}
      title="staff.signOut.title"
      content="staff.signOut.unsent"
      contentTranslateOptions={{ n: unsent }}
      confirm="staff.signOut.confirm"
      cancel="staff.signOut.cancel"
      confirmColor="warning"
      onConfirm={leave}
      onClose={() => setUnsent(0)}
    />
  )
  return { signOut, question }
}

/** Closes the menu, because the question opens above the screen. */
export function SignOutItem({ signOut, ...props }: ComponentProps<typeof Logout> & { signOut: () => void }) {
  const menu = useUserMenu()
  const close = () => {
    menu?.onClose()
    signOut()
  }
  return <Logout {...props} onClick={close} />
}
