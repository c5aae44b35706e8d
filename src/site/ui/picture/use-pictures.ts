import { useMutation } from "@tanstack/react-query"
import { type ChangeEvent, useState } from "react"

type Calls<Data> = {
  send: (file: File, onProgress: (percent: number) => void) => Promise<Data>
  remove: (key: string) => Promise<Data>
  onChange: (data: Data) => void
  /** How many more may be sent. */
  room: number
}

/** Sends a guest's pictures one after the other, and removes them. */
export function usePictures<Data>({ send, remove, onChange, room }: Calls<Data>) {
  const shown = { onSuccess: onChange, networkMode: "always", meta: { shownInPlace: true } } as const
  const [percent, setPercent] = useState(0)
  const sending = useMutation({
    mutationFn: (file: File) => send(file, setPercent),
    onMutate: () => setPercent(0),
    ...shown,
  })
  const removing = useMutation({ mutationFn: remove, ...shown })
  return {
    add: async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
      const files = Array.from(input.files ?? []).slice(0, room)
      removing.reset()
      try {
        for (const file of files) await sending.mutateAsync(file)
      } catch {
        // Said beside the button.
      }
      // The same file can be chosen again.
      input.value = ""
    },
    remove: (key: string) => {
      sending.reset()
      removing.mutate(key)
    },
    percent,
    isSending: sending.isPending,
    isSent: sending.isSuccess,
    isBusy: sending.isPending || removing.isPending,
    error: sending.error ?? removing.error,
  }
}
