import { TableHead } from "./table-head.tsx";

export const twoColumns = (
  <table>
    <TableHead columns={["What", "How long"]} />
    <tbody>
      <tr>
        <th scope="row">Messages</th>
        <td>365 days</td>
      </tr>
    </tbody>
  </table>
);
