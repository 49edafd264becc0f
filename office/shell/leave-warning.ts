import { createHash } from "node:crypto";

/** Has the browser ask before words are left that are typed and not saved. */
export const leaveWarning =
  'let sent=false;addEventListener("submit",({target})=>{sent=target.method==="post"});' +
  'addEventListener("beforeunload",(event)=>{const fields=document.querySelectorAll("form:has(textarea) .control");' +
  "if(!sent&&[...fields].some(({value,defaultValue})=>value!==defaultValue))event.preventDefault()})";

/** Its source in a security policy. */
export const leaveWarningHash = `sha256-${createHash("sha256").update(leaveWarning).digest("base64")}`;
