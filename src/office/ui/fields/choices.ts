/** Returns the choices of an input: `texts` are where their names stand among the messages. */
export const choicesOf = <Id extends string>(ids: readonly Id[], texts: string) =>
  ids.map((id) => ({ id, name: `${texts}.${id}` }))
