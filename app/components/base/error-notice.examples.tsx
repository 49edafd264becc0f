import { ErrorNotice } from "./error-notice.tsx";

export const insideAPage = <ErrorNotice message="500 Internal Server Error" />;
