import { Button, Stack } from "@mui/material"
import { useState } from "react"
import { Confirm, useTranslate } from "react-admin"
import { useCall } from "#staff/ui/use-call.ts"

/** An account as the list of accounts has it. */
export type Colleague = {
  _id: string
  id: string
  name: string
  email: string
  role: "staff" | "admin"
  isDisabled: boolean
  createdAt: string
}

type Question = "disable" | "role"

/** What an administrator can do with a colleague's account. Nobody can take their own rights away. */
export function UserActions({ colleague, isSelf }: { colleague: Colleague; isSelf: boolean }) {
  const translate = useTranslate()
  const { call, isSending } = useCall()
  const [question, setQuestion] = useState<Question>()
  const { _id, name, role, isDisabled } = colleague
  const change = async (body: object, done: string) => {
    setQuestion(undefined)
    await call({ path: `/users/${_id}`, method: "PUT", body, done: `accounts.${done}` })
  }
  const sendLink = () => call({ path: `/users/${_id}/password-link`, done: "accounts.linkSent" })
  if (isDisabled)
    return (
      <Button
        variant="outlined"
        disabled={isSending}
        onClick={() => change({ isDisabled: false }, "wasEnabled")}
        aria-label={`${translate("accounts.enable")}: ${name}`}
      >
        {translate("accounts.enable")}
      </Button>
    )
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
      <Button
        size="small"
        disabled={isSending}
        onClick={sendLink}
        aria-label={`${translate("accounts.sendLink")}: ${name}`}
      >
        {translate("accounts.sendLink")}
      </Button>
      {!isSelf && (
        <>
          <Button
            size="small"
            disabled={isSending}
            onClick={() => setQuestion("role")}
            aria-label={`${translate(role === "admin" ? "accounts.makeStaff" : "accounts.makeAdmin")}: ${name}`}
          >
            {translate(role === "admin" ? "accounts.makeStaff" : "accounts.makeAdmin")}
          </Button>
          <Button
            size="small"
            color="error"
            disabled={isSending}
            onClick={() => setQuestion("disable")}
            aria-label={`${translate("accounts.disable")}: ${name}`}
          >
            {translate("accounts.disable")}
          </Button>
        </>
      )}
      <Confirm
        isOpen={question === "disable"}
        title="accounts.disableQuestion"
        titleTranslateOptions={{ name }}
        content="accounts.disableText"
        confirm="accounts.disable"
        confirmColor="warning"
        onConfirm={() => change({ isDisabled: true }, "wasDisabled")}
        onClose={() => setQuestion(undefined)}
      />
      <Confirm
        isOpen={question === "role"}
        title="accounts.roleQuestion"
        titleTranslateOptions={{ name }}
        content="accounts.roleText"
        confirm={role === "admin" ? "accounts.makeStaff" : "accounts.makeAdmin"}
        onConfirm={() => change({ role: role === "admin" ? "staff" : "admin" }, "roleChanged")}
        onClose={() => setQuestion(undefined)}
      />
    </Stack>
  )
}
