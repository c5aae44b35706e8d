/** Returns the headers with which a browser saves an answer as a file. `name` is ASCII: not every system keeps accents. */
export const fileHeaders = (name: string, contentType: string) => ({
  "content-type": contentType,
  "content-disposition": `attachment; filename="${name}"`,
})
