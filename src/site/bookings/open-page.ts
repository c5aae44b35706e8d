/** How often an open page looks whether something has come, and for how long: half an hour. */
const LOOK_MS = 10_000
const MAX_LOOKS = 180

type Looking<Data> = { state: { data: Data | undefined; dataUpdateCount: number } }

/** Returns the `refetchInterval` of a query whose page looks again while it waits for something. */
export const lookWhile =
  <Data>(isWaiting: (data: Data | undefined) => boolean) =>
  ({ state }: Looking<Data>): number | false =>
    isWaiting(state.data) && state.dataUpdateCount < MAX_LOOKS && LOOK_MS
