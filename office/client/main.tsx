import { createRoot } from "react-dom/client";
import "#app/styles/tokens.css";
import "#app/styles/fonts.css";
import "#app/styles/base.css";
import "#app/styles/media.css";
import "#app/styles/surfaces.css";
import { Editor } from "./editor.tsx";

const place = document.getElementById("editor");
if (place) createRoot(place).render(<Editor />);
