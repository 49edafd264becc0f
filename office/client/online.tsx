import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import type { Overview } from "../core/open-file.ts";
import { ChangesView } from "./changes-view.tsx";
import * as editor from "./editor-api.ts";

function Online() {
  const [overview, setOverview] = useState<Overview>();
  useEffect(() => void editor.overview().then(setOverview, () => undefined), []);
  return (
    <main className="page" id="main" tabIndex={-1}>
      <ChangesView overview={overview} />
    </main>
  );
}

const place = document.getElementById("online");
if (place) createRoot(place).render(<Online />);
