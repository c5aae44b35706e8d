import { useState } from "react"
import { type HttpError, useNotify, useRefresh, useTranslate } from "react-admin"
import type { Enquiry } from "#features/enquiries/enquiry.ts"
import type { EnquiryStatus } from "#features/enquiries/handling.ts"
import { callApi } from "#staff/http.ts"

type Handling = { status: EnquiryStatus; owner: string | null; note: string }

/**
 * Edits status, owner and note. Fields that were not edited show what a colleague has saved meanwhile; edited ones are
 * kept, and are refused once when they would overwrite something that was not seen.
 */
export function useHandling(enquiry: Enquiry) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isSending, setSending] = useState(false)
  const [edits, setEdits] = useState<Partial<Handling>>({})
  /** The version that the edits are based on. */
  const [base, setBase] = useState<number>()
  const [savedVersion, setSavedVersion] = useState(0)
  const newest = Math.max(enquiry.version, savedVersion)
  const current = { status: enquiry.status, owner: enquiry.owner?._id ?? null, note: enquiry.note }
  const edit = (part: Partial<Handling>) => {
    setEdits((before) => ({ ...before, ...part }))
    setBase((before) => before ?? newest)
  }
  const change = async (body: Partial<Handling>) => {
    setSending(true)
    try {
      const path = `/${enquiry.kind === "consultation" ? "consultations" : "contact"}/${enquiry._id}`
      const { data } = await callApi(path, { method: "PUT", body: { ...body, version: base ?? newest } })
      setSavedVersion(data.version)
      // What was saved is no longer edited; what was typed meanwhile is.
      setEdits((now) => without(now, body))
      setBase((before) => before && data.version)
      notify(translate("enquiries.saved"), { type: "success" })
    } catch (error) {
      const { status, message } = error as HttpError
      if (status === 409) setBase(undefined)
      notify(message, { type: "error", autoHideDuration: 10_000 })
    } finally {
      setSending(false)
      refresh()
    }
  }
  const values = { ...current, ...edits }
  return {
    ...values,
    edit,
    isChanged: Object.entries(values).some(([name, value]) => value !== current[name as keyof Handling]),
    isSending,
    save: () => change(edits),
    take: (owner: string) => change({ status: "contacted", owner }),
  }
}

/** Returns the edits that differ from what was saved. */
function without(edits: Partial<Handling>, saved: Partial<Handling>): Partial<Handling> {
  return Object.fromEntries(
    Object.entries(edits).filter(([name, value]) => !(name in saved) || saved[name as keyof Handling] !== value),
  )
}
