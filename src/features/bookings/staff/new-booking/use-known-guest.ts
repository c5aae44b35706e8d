import { useQuery } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import type { PersonRow } from "#features/people/people.ts"
import { callApi } from "#staff/http.ts"
import type { NewOrder } from "./new-order.ts"

/** The last digits name a number, however it begins: 0912 345 678 and +84 912 345 678. */
const DIGITS = 9

/** Finds the guest with this phone number or address and fills in the empty fields. Returns the guest. */
export function useKnownGuest(order: NewOrder, change: (part: Partial<NewOrder>) => void): PersonRow | undefined {
  const contact = contactOf(order)
  const { data: guest } = useQuery<PersonRow | undefined>({
    queryKey: ["known guest", contact],
    queryFn: async () => {
      const { data } = await callApi(`/people?${new URLSearchParams({ search: contact, limit: "5" })}`)
      return (data as PersonRow[]).find((person) => isSame(person, contact))
    },
    enabled: contact !== "",
    staleTime: 60_000,
  })
  const filled = useRef("")
  useEffect(() => {
    if (!guest || filled.current === guest._id) return
    filled.current = guest._id
    change({
      name: order.name || guest.name,
      phone: order.phone || guest.phone,
      email: order.email || guest.email,
      language: guest.language ?? order.language,
    })
  }, [guest, order, change])
  return guest
}

function contactOf({ phone, email }: NewOrder): string {
  if (phone.replace(/\D/g, "").length >= DIGITS) return phone.trim()
  return /^\S+@\S+\.\S+$/.test(email.trim()) ? email.trim() : ""
}

function isSame({ phone, email }: PersonRow, contact: string): boolean {
  if (contact.includes("@")) return email === contact.toLowerCase()
  const last = (number: string) => number.replace(/\D/g, "").slice(-DIGITS)
  return last(phone) === last(contact)
}
